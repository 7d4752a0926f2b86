import type { CabinetSample } from '@showroom/catalog-data/company/cabinet-samples';
import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource } from '@showroom/pictures/picture-source';

/** Samples with their pictures, in the sizes of a grid. */
export function loadSamples(samples: readonly CabinetSample[]) {
  return samples.map(({ picture: name, text, title }) => {
    const record = findPicture(name);
    return { title, text, picture: record && toPictureSource(record, { widths: [400, 800] }) };
  });
}
