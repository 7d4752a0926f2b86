import type { CabinetSample } from '@showroom/catalog-data/company/cabinet-samples';
import { findPicture } from '@showroom/pictures/picture-records';
import { toPictureSource } from '@showroom/pictures/picture-source';

/** Samples with their pictures. @param widths default: for a grid of four or five */
export function loadSamples(samples: readonly CabinetSample[], widths: readonly number[] = [400, 800]) {
  return samples.map(({ picture: name, text, title }) => {
    const record = findPicture(name);
    return { title, text, picture: record && toPictureSource(record, { widths }) };
  });
}
