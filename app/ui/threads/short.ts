/** One decimal is a tenth of a hairline at the sizes we draw: the files stay small. */
export const short = (value: number): string => String(Math.round(value * 10) / 10 || 0);
