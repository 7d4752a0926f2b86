import { millworkServices } from '@showroom/catalog-data/company/millwork-services';

import { productSamples, roomSamples, type StudioPicture } from './studio-picture.ts';

type ServiceLook = Pick<StudioPicture, 'script' | 'samples' | 'alt'>;

/** The picture of each kind of millwork (scenes/services/), by name. */
const looks: Readonly<Record<string, ServiceLook>> = {
  'scenes/millwork-mouldings': {
    script: 'services.mouldings',
    samples: productSamples,
    alt: 'Six short lengths of moulding on a green bench, sawn square so that their sections show: a white baseboard, an oak casing, a blue-grey crown, a maple chair rail, a walnut picture rail and a round oak handrail.',
  },
  'scenes/millwork-panelling': {
    script: 'services.panelling',
    samples: productSamples,
    alt: 'An oak wainscot of tall panels in beaded frames under a moulded cap, in low sun, with a brass switch plate on the plaster above; before it a walnut table with a lamp, books and a vase of branches.',
  },
  'scenes/millwork-stairs': {
    script: 'services.stairs',
    samples: productSamples,
    alt: 'The foot of an open oak stair: a turned newel with a ball on top, the handrail running into it over white turned balusters, rounded treads, and framed panels under the flight.',
  },
  'scenes/millwork-doors': {
    script: 'services.doors',
    samples: roomSamples,
    alt: 'A panelled oak door standing ajar in a white moulded casing; beside it a blue-grey bookcase built to the wall, and a cushioned seat over cabinets under a window that overlooks a lake.',
  },
  'scenes/millwork-reception': {
    script: 'services.reception',
    samples: roomSamples,
    alt: 'A reception desk in fluted oak under a folded sheet of veined white stone, with a lower counter for those who sit; behind it lit oak shelves of books and pottery between walls of slats.',
  },
};

export function servicePictures(): readonly StudioPicture[] {
  return millworkServices.map(({ picture }) => {
    const look = looks[picture];
    if (look === undefined) throw new Error(`No look for ${picture}`);
    return { name: picture, parameters: {}, width: 1200, height: 800, ...look };
  });
}
