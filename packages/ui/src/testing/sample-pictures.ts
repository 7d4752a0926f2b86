import type { PictureSource } from '../picture/picture.tsx';

/** Rendered pictures as Storybook serves them, in one size. */
function samplePicture(name: string, alt: string, dominantColour: string, width = 3024, height = 1536): PictureSource {
  const src = `/masters/${name}.webp`;
  return { alt, width, height, dominantColour, sources: { avif: src, webp: src }, src };
}

export const calacattaSlab = samplePicture(
  'quartz/calacatta-oro-classic/slab',
  'Calacatta Oro Classic: a whole slab, warm white with grey veins edged in ochre',
  '#e6e1d8',
);
export const calacattaCloseUp = samplePicture(
  'quartz/calacatta-oro-classic/close-up',
  'Calacatta Oro Classic, close: a grey vein that turns to ochre',
  '#e4ded4',
);
export const auroraSlab = samplePicture(
  'quartz/aurora/slab',
  'Aurora: a whole slab, ribbons of grey-green and champagne on warm white',
  '#dcd9d0',
);
export const spaceBlackSlab = samplePicture(
  'quartz/space-black/slab',
  'Space Black: a whole slab, deep black with bright white veins',
  '#1b1b1d',
);
export const doveSlab = samplePicture(
  'quartz/himalaya-dove/slab',
  'Himalaya Dove: a whole slab, dove grey in layers like far mountains',
  '#bdbab5',
);
export const gaiaSlab = samplePicture(
  'quartz/gaia-mist/slab',
  'Gaia Mist: a whole slab, warm brown with sand and cream speckle',
  '#8b7a68',
);
