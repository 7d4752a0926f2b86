/** Best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

const MAX_REMEMBERED = 200;
const remembered = new Map<string, Encoding>();

/** Chooses the smallest encoding that an Accept-Encoding header allows, without those with `q=0`. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;

  const encoding = parseAcceptEncoding(header);
  // Browsers send a handful of variants; the limit protects against made-up ones.
  if (remembered.size < MAX_REMEMBERED && header.length < 200) remembered.set(header, encoding);
  return encoding;
}

function parseAcceptEncoding(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(coding, quality === undefined ? 1 : Number(quality.slice(2)) || 0);
  }
  const anyWeight = weights.get('*') ?? 0;
  const best = (['br', 'gzip'] as const).find((coding) => (weights.get(coding) ?? anyWeight) > 0);
  return best ?? 'identity';
}
