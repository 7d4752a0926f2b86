import { buffer } from 'node:stream/consumers';
import regular from '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf?inline';
import strong from '@expo-google-fonts/ibm-plex-sans/500Medium/IBMPlexSans_500Medium.ttf?inline';
import {
  lineStyles,
  POINTS_PER_PIXEL,
  type Colour,
  type Ink,
  type Sheet,
  type SheetWords,
} from '@showroom/slab-planner/plan-sheets';
// oxlint-disable-next-line import/no-named-as-default -- its types have no other export
import PDFDocument from 'pdfkit';

/** On white paper. */
const colours: Readonly<Record<Colour, string>> = {
  ink: '#1f1d1a',
  muted: '#5c574f',
  accent: '#1d5a45',
  measure: '#7a5c1e',
};
const fills = { paper: '#ffffff', stone: '#f1efea' } as const;

/** The site's typeface has neither ⅛ nor ″; this one has both, and Greek and Cyrillic. */
const fonts = { regular: decodeUrl(regular), strong: decodeUrl(strong) };

/** Writes sheets as a PDF on letter paper: a point of the file is 1/72″, so that it prints to scale. */
export async function writePdf(
  sheets: readonly Sheet[],
  { stone, title }: SheetWords,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    layout: 'landscape',
    margin: 0,
    autoFirstPage: false,
    lang: 'en-CA',
    displayTitle: true,
    info: { Title: `${title}: ${stone}` },
  });
  const content = buffer(pdf);
  pdf.registerFont('regular', fonts.regular);
  pdf.registerFont('strong', fonts.strong);
  for (const { drawings, inks } of sheets) {
    pdf.addPage();
    pdf.scale(POINTS_PER_PIXEL);
    for (const { at, inked } of drawings) {
      pdf.save().translate(...at);
      for (const ink of inked.inks) drawInk(pdf, ink);
      pdf.restore();
    }
    for (const ink of inks) drawInk(pdf, ink);
  }
  pdf.end();
  return new Uint8Array(await content);
}

function drawInk(pdf: PDFKit.PDFDocument, ink: Ink): void {
  if (ink.kind === 'line') {
    const { colour, dash, fill, width } = lineStyles[ink.use];
    pdf.path(ink.d).lineWidth(width).lineCap('round').lineJoin('round');
    if (dash === undefined) pdf.undash();
    // It takes a list, as PDF does; its types know one length only.
    else pdf.dash(dash as unknown as number, {});
    if (fill === undefined) pdf.stroke(colours[colour]);
    else pdf.fillAndStroke(fills[fill], colours[colour]);
    return;
  }
  const { anchor, at, colour = 'ink', hasHalo = false, isStrong = false, size, turnDeg = 0 } = ink;
  const text = ink.text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ');
  pdf.font(isStrong ? 'strong' : 'regular').fontSize(size);
  const width = pdf.widthOfString(text);
  const left = anchor === 'start' ? 0 : anchor === 'middle' ? -width / 2 : -width;
  pdf.save().translate(...at);
  if (turnDeg !== 0) pdf.rotate(turnDeg);
  if (hasHalo) pdf.rect(left - 2, -size * 0.6, width + 4, size * 1.2).fill(fills.paper);
  pdf.fillColor(colours[colour]).text(text, left, size * 0.36, { baseline: 'alphabetic', lineBreak: false });
  pdf.restore();
}

/** The bytes of a `data:` URL, as Vite imports a file. */
function decodeUrl(url: string): Buffer {
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
