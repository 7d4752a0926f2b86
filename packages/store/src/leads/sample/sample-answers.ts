import type { LeadKind } from '@showroom/catalog-data/lead-kinds';
import {
  bestTimesToCall,
  customBudgets,
  customContactMethods,
  customProjectTypes,
  customTimelines,
  hardwareStyles,
  preferredWoods,
  shortContactMethods,
  shortProjectScopes,
  shortProjectTypes,
  shortTimelines,
  woodFinishes,
} from '@showroom/catalog-data/form-options';
import type { LeadAnswer } from '../new-lead.ts';
import { at } from './at.ts';

function of(label: string, value: string): LeadAnswer {
  return { label, value };
}

/** Lists the sample's answers to every question of its form, in the form's order and wording. */
export function listSampleAnswers(
  kind: LeadKind,
  { index, person, message }: { index: number; person: readonly LeadAnswer[]; message: string },
): LeadAnswer[] {
  const choose = (options: readonly { label: string }[]) => at(options, index).label;
  const street = `${100 + index} Sample Street`;
  switch (kind) {
    case 'short-quote':
      return [
        ...person,
        of('Address', `${street}, Thunder Bay, ON`),
        of('Project type', choose(shortProjectTypes)),
        of('Timeline', choose(shortTimelines)),
        of('Project Scope', choose(shortProjectScopes)),
        of('Project description', message),
        of('Preferred contact method', choose(shortContactMethods)),
      ];
    case 'custom-quote':
      return [
        ...person,
        of('Street address', street),
        of('City', 'Thunder Bay'),
        of('Province', 'Ontario'),
        of('Postal code', 'P7A 0A0'),
        of('Preferred contact method', choose(customContactMethods)),
        of('Best time to call', choose(bestTimesToCall)),
        of('Project type', choose(customProjectTypes)),
        of('Project description', message),
        of('Timeline', choose(customTimelines)),
        of('Budget', choose(customBudgets)),
        of('Room dimensions', `${10 + (index % 5)} by ${12 + (index % 4)} feet, ceiling at 8 feet`),
        of('Cabinet dimensions', 'Uppers 30 inches high, bases 34 1/2 inches'),
        of('Preferred wood', choose(preferredWoods)),
        of('Finish', choose(woodFinishes)),
        of('Hardware style', choose(hardwareStyles)),
        of('Colour scheme', 'Warm white with a dark island'),
        of('Special requirements', 'A drawer for spices beside the stove'),
        of('Additional notes', 'This is a sample. No one is waiting for a reply.'),
      ];
    case 'stone-quote':
      return [
        ...person,
        of('Where will it go?', 'Kitchen'),
        of('Thickness', '3 cm'),
        of('Rough measurements', '9 by 6 feet along the wall, 26 inches deep'),
        of('Note', message),
      ];
    case 'product-quote':
      return [...person, of('Quantity', '2'), of('Which room is it for?', 'Bathroom'), of('Note', message)];
    case 'sample':
      return [
        ...person,
        of('Street address', street),
        of('City or town', 'Thunder Bay'),
        of('Province or territory', 'Ontario'),
        of('Postal code', 'P7A 0A0'),
        of('Note', message),
      ];
    default:
      return [...person, of('Message', message)];
  }
}
