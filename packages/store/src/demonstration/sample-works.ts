import { works } from '../content/kinds/work.ts';
import { countContentByStatus } from '../content/listing/list-content.ts';
import { systemActor } from '../database/write-transaction.ts';
import type { Store } from '../store.ts';
import { saveSampleDraft } from './save-sample-draft.ts';

/** Under way or agreed on: drafts, as visitors see what is finished. The houses are invented, and so is nobody. */
const UNDER_WAY = [
  {
    title: 'Current River galley kitchen',
    category: 'kitchen',
    status: 'in-progress',
    description: 'Cabinets hang, the stone is measured. A counter in one piece round the window corner.',
    location: 'Current River, Thunder Bay',
  },
  {
    title: 'Neebing farmhouse mudroom',
    category: 'custom',
    status: 'in-progress',
    description: 'Lockers for five and a bench over the boots. Finish coats in the shop this week.',
    location: 'Neebing',
  },
  {
    title: 'Bay Street ensuite',
    category: 'bathroom',
    status: 'in-progress',
    description: 'Rough plumbing is passed. Double vanity in rift oak, shower to the ceiling.',
    location: 'Bay Street, Thunder Bay',
  },
  {
    title: 'Kakabeka lake house pantry',
    category: 'kitchen',
    status: 'in-progress',
    description: 'A walk-in pantry behind the range, with a counter for the mixer and drawers for sixty jars.',
    location: 'Kakabeka Falls',
  },
  {
    title: 'Mariday Park laundry',
    category: 'custom',
    status: 'planning',
    description: 'Drawings are with the client: a folding counter over two machines, hampers that pull out.',
    location: 'Mariday Park, Thunder Bay',
  },
  {
    title: 'Vickers Heights island',
    category: 'kitchen',
    status: 'planning',
    description: 'Measured in autumn, to be built after New Year: ten feet of quartz with both ends down to the floor.',
    location: 'Vickers Heights',
  },
] as const;

/** @returns how many were written: none where any work is under way already */
export async function loadSampleWorks(store: Store): Promise<number> {
  const { byStatus } = await countContentByStatus(store, works);
  if ((byStatus['in-progress'] ?? 0) + (byStatus['planning'] ?? 0) > 0) return 0;
  return store.write({ actor: systemActor }, async (transaction) => {
    for (const work of UNDER_WAY) await saveSampleDraft(transaction, works, work.title, { ...work, isSample: true });
    return UNDER_WAY.length;
  });
}
