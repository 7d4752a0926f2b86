import type { CabinetSample } from '@showroom/catalog-data/company/cabinet-samples';
import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource } from '@showroom/pictures/picture-source';

/** Samples with their pictures, in `widths` in pixels: those of a grid of four or five, where not said. */
export function loadSamples(samples: readonly CabinetSample[], widths: readonly number[] = [400, 800]) {
  return samples.map(({ picture: name, text, title }) => {
    const record = findPicture(name);
    return { title, text, picture: record && toPictureSource(record, { widths }) };
  });
}
