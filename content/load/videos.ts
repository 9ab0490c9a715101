/** The addresses of everything below `content/videos`: Vite puts the content's hash into each name (§12.7). */
const addresses = import.meta.glob<string>('../videos/**/*.{webm,mp4,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
});

function addressOf(name: string): string {
  const address = addresses[`../videos/${name}`];
  if (!address) throw new Error(`There is no content/videos/${name}`);
  return address;
}

/**
 * A video that the content names: two encodings, and a poster that equals the first frame.
 * @throws when a file is missing: `check-references` has already proved that each exists
 */
export function video({ id, alt }: { id: string; alt: string }) {
  return {
    label: alt,
    poster: addressOf(`${id}-poster.webp`),
    sources: [
      { src: addressOf(`${id}.webm`), type: 'video/webm' },
      { src: addressOf(`${id}.mp4`), type: 'video/mp4' },
    ],
  };
}

export type Video = ReturnType<typeof video>;
