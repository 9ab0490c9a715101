declare module 'subset-font' {
  interface Axis {
    min: number;
    max: number;
    default: number;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes: Record<string, Axis>;
      keepFeatures?: string[];
    },
  ): Promise<Uint8Array>;
}
