export function findChromium(): string;
export function findFirefox(): string;
