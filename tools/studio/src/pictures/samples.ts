import {
  doorStyles,
  finishSamples,
  woodSamples,
  type CabinetSample,
} from '@showroom/catalog-data/company/cabinet-samples';
import { productSamples, type SceneParameters, type StudioPicture } from './studio-picture.ts';

type SampleLook = { readonly parameters: SceneParameters; readonly alt: string };

/** What filters the sunlight (`LIGHTS` of the script). No two neighbours have the same. */
type Light = 'late' | 'leaves' | 'open';

const inLight = (parameters: SceneParameters, alt: string, light?: Light): SampleLook => ({
  parameters: light ? { ...parameters, light } : parameters,
  alt,
});
const wood = (species: string, alt: string, light?: Light) => inLight({ of: 'wood', species }, alt, light);
const finish = (kind: string, alt: string, light?: Light) => inLight({ of: 'finish', kind }, alt, light);
const door = (parameters: SceneParameters, alt: string, light?: Light) =>
  inLight({ of: 'door', ...parameters }, alt, light);

/** The parameters of each sample board and door (scenes/samples/board.py), by picture name. */
const looks: Readonly<Record<string, SampleLook>> = {
  'samples/woods/oak': wood(
    'oak',
    'A sample board of oak: straw brown, with arched rings and short dark pores all along the grain.',
  ),
  'samples/woods/maple': wood(
    'maple',
    'A sample board of maple: pale cream and smooth, its rings only just to be seen.',
    'leaves',
  ),
  'samples/woods/cherry': wood(
    'cherry',
    'A sample board of cherry: warm red-brown with soft, fine arches and no open pores.',
  ),
  'samples/woods/walnut': wood(
    'walnut',
    'A sample board of walnut: chocolate brown with nearly black rings in tall arches.',
    'late',
  ),
  'samples/woods/mahogany': wood(
    'mahogany',
    'A sample board of mahogany: even, deep reddish brown with fine dark pores and faint rings.',
  ),
  'samples/woods/pine': wood(
    'pine',
    'A sample board of pine: light honey yellow with strong amber rings that bend around two brown knots.',
    'open',
  ),
  'samples/woods/birch': wood(
    'birch',
    'A sample board of birch: light tan, close-grained, with gentle arches a shade darker.',
  ),
  'samples/finishes/natural': finish(
    'natural',
    'A raised-panel sample door in clear-finished oak, its grain upright in the panel and across in the rails.',
  ),
  'samples/finishes/stained': finish(
    'stained',
    'The same raised-panel door in oak stained walnut brown, the pores darker than the wood between them.',
    'late',
  ),
  'samples/finishes/painted': finish(
    'painted',
    'The same raised-panel door sprayed in satin spruce green, without a trace of grain.',
  ),
  'samples/finishes/distressed': finish(
    'distressed',
    'The same raised-panel door in grey-green paint, rubbed through to bare wood along its outer edges.',
    'open',
  ),
  'samples/finishes/glazed': finish(
    'glazed',
    'The same raised-panel door in cream paint, a brown glaze left dark in the mouldings around the panel.',
  ),
  'samples/doors/shaker': door(
    { style: 'shaker', wood: 'spruce', metal: 'brushed brass' },
    'A shaker door in dark spruce green: a flat panel in a plain frame, with an upright brass bar.',
  ),
  'samples/doors/slim': door(
    { style: 'slim', wood: 'linen', metal: 'oil-rubbed bronze', pull: 'knob' },
    'A slim shaker door in linen white: a flat panel in a narrow frame, with a dark bronze knob.',
    'leaves',
  ),
  'samples/doors/slab': door(
    { style: 'slab', wood: 'walnut', metal: 'matte black' },
    'A plain slab door in walnut with the grain running upright, and a slender black bar.',
  ),
  'samples/doors/raised': door(
    { style: 'raised', wood: 'harbour', metal: 'polished nickel', pull: 'knob' },
    'A raised-panel door in harbour blue: a bevelled field inside a moulded frame, with a nickel knob.',
    'late',
  ),
  'samples/doors/reeded': door(
    { style: 'fluted', wood: 'pale oak', pull: null },
    'A reeded door in pale oak: upright half rounds side by side over the whole face, no handle.',
  ),
};

/** A picture for each wood, finish and door style of cabinets. */
export function samplePictures(): readonly StudioPicture[] {
  return [...woodSamples, ...finishSamples, ...doorStyles].map(({ picture }: CabinetSample) => {
    const look = looks[picture];
    if (look === undefined) throw new Error(`No look for ${picture}`);
    return { name: picture, script: 'samples.board', width: 800, height: 1066, samples: productSamples, ...look };
  });
}
