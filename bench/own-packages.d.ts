/**
 * What the measurements use of the packages in bench/package.json, which most clones have not
 * installed: types are checked without them.
 */

declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
  }): Promise<{ port: number; kill(): void }>;
}

declare module 'lighthouse' {
  interface Audit {
    score: number | null;
    numericValue?: number;
  }

  export interface Result {
    runtimeError?: { message: string };
    audits: Record<string, Audit>;
    categories: Record<
      string,
      { score: number | null; auditRefs: { id: string; weight: number }[] }
    >;
  }

  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: 'silent'; output: 'json'; onlyCategories?: string[] },
  ): Promise<{ lhr: Result } | undefined>;
}

declare module 'sirv' {
  import type { RequestListener } from 'node:http';

  export default function sirv(folder: string, options: { brotli: boolean }): RequestListener;
}
