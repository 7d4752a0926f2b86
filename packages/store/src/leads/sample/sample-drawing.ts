/** Draws a page of ASCII lines as PDF 1.4, the first line larger, with a plan of an L-shaped counter below. */
export function drawSamplePage(lines: readonly string[]): Buffer {
  const shown = lines.map((line, index) => `/F1 ${index === 0 ? 20 : 12} Tf (${escapeText(line)}) Tj 0 -24 Td`);
  const stream = `BT 48 220 Td ${shown.join(' ')} ET\n2 w 48 60 220 44 re S 200 104 68 60 re S`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 297] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\()]/g, String.raw`\$&`);
}
