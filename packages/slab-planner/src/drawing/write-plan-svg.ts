import { escapeXml } from '@showroom/dimension-drawings/escape-xml';
import type { Layout, Plan } from '../plan/plan.ts';
import { planSheets, sheetSize, type SheetWords } from './plan-sheets.ts';
import { writeInks } from './write-ink-svg.ts';

/** Writes a plan as an SVG file to scale: the sheets of the printed drawing below each other, 11 inches wide. */
export function writePlanSvg(plan: Plan, layout: Layout, words: SheetWords): string {
  const sheets = planSheets(plan, layout, words);
  const { height, heightIn, width, widthIn } = sheetSize;
  const pages = sheets.map(({ drawings, inks }, index) => {
    const placed = drawings.map(
      ({ at: [x, y], inked }) => `<g transform="translate(${x} ${y})">${writeInks(inked.inks)}</g>`,
    );
    return `<g transform="translate(0 ${index * height})">${placed.join('')}${writeInks(inks)}</g>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthIn}in" height="${heightIn * sheets.length}in" viewBox="0 0 ${width} ${height * sheets.length}" font-family="sans-serif" color="#1f1d1a">`,
    `<title>${escapeXml(`${words.title}: ${words.stone}`)}</title>`,
    `<desc>${escapeXml(sheets.map(({ name, scale }) => (scale ? `${name}, 1:${scale.ratio}` : name)).join('; '))}</desc>`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    ...pages,
    '</svg>\n',
  ].join('');
}
