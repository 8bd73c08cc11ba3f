/** Saves a drawing of the page as a self-contained file. */

import type { TextFile } from '../../browser/files.ts';

/** The width of a picture, in pixels. */
const WIDE = 1600;
/** The margin around a picture, in units of the drawing. */
const MARGIN = 40;

/** The drawing as SVG that needs nothing of the page. */
function standalone(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { x, y, width, height } = drawing.viewBox.baseVal;
  const box = { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  copy.setAttribute('viewBox', Object.values(box).join(' '));
  copy.setAttribute('width', String(WIDE));
  copy.setAttribute('height', String(Math.round((WIDE * box.height) / box.width)));
  copy.removeAttribute('class');

  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of Object.entries(box)) paper.setAttribute(name, String(value));
  paper.setAttribute('fill', 'var(--paper)');
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  copy.prepend(defs, paper);
  copySymbols(copy, defs);

  const root = getComputedStyle(document.documentElement);
  return new XMLSerializer()
    .serializeToString(copy)
    .replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => root.getPropertyValue(name).trim() || whole);
}

/** Copies every symbol that is used, and those that these use. */
function copySymbols(from: Element, into: Element): void {
  for (const use of from.querySelectorAll('use')) {
    const id = use.getAttribute('href')?.slice(1);
    if (id === undefined || into.querySelector(`[id="${id}"]`)) continue;
    const symbol = document.getElementById(id)?.cloneNode(true);
    if (!(symbol instanceof Element)) continue;
    into.append(symbol);
    copySymbols(symbol, into);
  }
}

/** The drawing as a file. */
export function svgFile(drawing: SVGSVGElement, name: string): TextFile {
  return { name: `${name}.svg`, text: standalone(drawing) };
}

/** The drawing in pixels. */
export async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the browser has no canvas to draw on');
  pen.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture'))), 'image/png');
  });
}
