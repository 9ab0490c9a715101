/** The lines of one bundle. Each has a path length of one: a dash offset from 1 to 0 weaves it in. */
export function Strands({ paths }: { readonly paths: readonly string[] }) {
  return paths.map((path) => <path key={path} pathLength={1} d={path} />);
}
