/** The card of a shared link, 1200 × 630: a plane of night, the brand, the title, a thread drawing. */

export const size = { width: 1200, height: 630 };

export interface CardParts {
  /** The agency's mark as SVG, or nothing for a card without a brand. */
  readonly mark: string;
  readonly brand: string;
  readonly descriptor: string;
  readonly title: string;
  /** Host name that the card signs with. */
  readonly host: string;
  /** The thread drawing as a data URL. */
  readonly drawing: string;
  /** Archivo as a URL. */
  readonly typeface: string;
}

const style = `
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;overflow:hidden;background:#050A18;color:#EEF3FA;font-family:Archivo}
.drawing{position:absolute;right:0;top:0;width:548px;height:630px;object-fit:cover}
.only{left:180px;width:840px}
.rule{position:absolute;left:652px;top:0;width:2px;height:630px;background:#1F2B45}
/* The stepped corner, where others would round. */
.step{position:absolute;right:0;bottom:0;width:96px;height:96px;background:#22E0F0;clip-path:polygon(100% 0,100% 100%,0 100%,0 66.67%,33.33% 66.67%,33.33% 33.33%,66.67% 33.33%,66.67% 0)}
.brand{position:absolute;left:64px;top:56px;display:flex;gap:20px;align-items:center;font-size:34px;font-weight:700;font-stretch:112%}
.brand svg{width:64px;height:64px;--accent:#22E0F0;--warm:#FFA51F}
.brand small{font-size:24px;font-weight:500;font-stretch:100%;color:#A6B5CF}
h1{position:absolute;left:64px;top:156px;width:560px;height:352px;display:flex;align-items:center;font-weight:700;line-height:1;letter-spacing:-.005em}
.host{position:absolute;left:64px;bottom:56px;font-size:26px;font-weight:500;color:#A6B5CF}`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function cardPage(parts: CardParts): string {
  const { mark, brand, descriptor, title, host, drawing, typeface } = parts;
  const face = `@font-face{font-family:Archivo;font-weight:100 900;font-stretch:62% 125%;src:url(${typeface})}`;
  const words = mark
    ? `<div class="rule"></div><p class="brand">${mark}<span>${escaped(brand)} <small>${escaped(descriptor)}</small></span></p><h1><span>${escaped(title)}</span></h1><p class="host">${escaped(host)}</p>`
    : '';
  return `<!doctype html><meta charset="utf-8"><style>${face}${style}</style><img class="drawing${mark ? '' : ' only'}" src="${drawing}" alt="">${words}<i class="step"></i>`;
}

/** Widths of the title from the widest to the narrowest, in percent. */
const widths = [112, 100, 88, 76, 66];
/** Sizes from the largest to the smallest, in pixels. */
const sizes = [124, 112, 100, 92, 84, 76, 68, 60];

/**
 * Runs inside the page: the title gets the largest size at which it fits without cutting a word,
 * and of the widths that fit at this size the widest.
 */
export function fitTitle({ widths, sizes }: { widths: number[]; sizes: number[] }): boolean {
  const box = document.querySelector('h1');
  const words = box?.querySelector('span');
  if (!box || !words) return true;
  for (const pixels of sizes) {
    for (const width of widths) {
      box.style.fontSize = `${pixels}px`;
      box.style.fontStretch = `${width}%`;
      if (words.offsetHeight <= box.clientHeight && words.scrollWidth <= box.clientWidth)
        return true;
    }
  }
  return false;
}

export const titleSteps = { widths, sizes };
