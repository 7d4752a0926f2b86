import { works } from '../content/kinds/work.ts';
import { master } from '../content/sample/sample-content.ts';
import { countContentByStatus } from '../content/listing/list-content.ts';
import { systemActor } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';
import { saveSampleDraft } from './save-sample-draft.ts';

/** Works in progress, with plans: drafts, since visitors see finished works only. Everything is invented. */
const UNDER_WAY = [
  {
    title: 'Current River galley kitchen',
    picture: 'quartz/gris-neve/room-4',
    category: 'kitchen',
    status: 'in-progress',
    description: 'Cabinets are hung and the stone is measured. A one-piece counter around the window corner.',
    location: 'Current River, Thunder Bay',
  },
  {
    title: 'Neebing farmhouse mudroom',
    picture: 'scenes/millwork-panelling',
    category: 'custom',
    status: 'in-progress',
    description: 'Lockers for five and a bench over the boots. Finish coats in the shop this week.',
    location: 'Neebing',
  },
  {
    title: 'Bay Street ensuite',
    picture: 'quartz/belgian-crema/room-2',
    category: 'bathroom',
    status: 'in-progress',
    description: 'Rough plumbing has passed inspection. Double vanity in rift oak, shower to the ceiling.',
    location: 'Bay Street, Thunder Bay',
  },
  {
    title: 'Kakabeka lake house bar',
    picture: 'quartz/urban-bronze/room',
    category: 'living-room',
    status: 'in-progress',
    description: 'A walnut bar between the dining room and the lake, with a small sink and lit shelves.',
    location: 'Kakabeka Falls',
  },
  {
    title: 'Mariday Park laundry',
    picture: 'quartz/gaia-mist/room-5',
    category: 'custom',
    status: 'planning',
    description: 'Drawings are with the client: a folding counter over two machines, hampers that pull out.',
    location: 'Mariday Park, Thunder Bay',
  },
  {
    title: 'Vickers Heights island',
    picture: 'quartz/statuario-extra/room-2',
    category: 'kitchen',
    status: 'planning',
    description:
      'Measured in autumn, to be built in the new year: ten feet of quartz with both ends down to the floor.',
    location: 'Vickers Heights',
  },
] as const;

/** @returns how many were added: none if any work is in progress */
export async function loadSampleWorks(store: Store): Promise<number> {
  const { byStatus } = await countContentByStatus(store, works);
  if ((byStatus['in-progress'] ?? 0) + (byStatus['planning'] ?? 0) > 0) return 0;
  return store.write({ actor: systemActor }, async (transaction) => {
    for (const { picture, ...work } of UNDER_WAY) {
      const fields = { ...work, pictures: [master(picture)], isSample: true };
      await saveSampleDraft(transaction, works, work.title, fields);
    }
    return UNDER_WAY.length;
  });
}
