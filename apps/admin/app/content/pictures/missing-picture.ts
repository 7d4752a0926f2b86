export async function describeMissingPicture(src: string): Promise<string> {
  try {
    const { status } = await fetch(src, { method: 'HEAD' });
    return status === 404 || status === 410 ? 'This image was deleted' : NOT_NOW;
  } catch {
    return NOT_NOW;
  }
}

const NOT_NOW = 'This image can’t be loaded right now';
