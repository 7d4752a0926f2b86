import { readRoomAnswer } from '@showroom/forms/room-answer';
import type { Lead } from '@showroom/store/admin';

/** The picture of the room that came with a lead, as the visitor saw it. Nothing without one. */
export function LeadRoom({ lead: { id, answers, files } }: { readonly lead: Pick<Lead, 'id' | 'answers' | 'files'> }) {
  const picture = files.find(({ shows }) => shows === 'room');
  const room = answers.map(readRoomAnswer).find((answer) => answer !== null);
  if (picture === undefined) return null;
  const href = `/admin/leads/${id}/files/${picture.id}?show`;
  return (
    <section aria-labelledby="room">
      <h2 id="room" className="mb-3 font-serif text-heading">
        Room
      </h2>
      <a href={href} target="_blank" rel="noreferrer" className="block max-w-2xl">
        <img
          src={href}
          alt={room?.words.replaceAll('\n', '. ') ?? picture.originalName}
          width="1200"
          height="800"
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-sm border border-hairline bg-stone-100 text-caption"
        />
      </a>
    </section>
  );
}
