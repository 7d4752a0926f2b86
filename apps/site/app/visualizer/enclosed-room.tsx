import { ROOM_FIELD } from '@showroom/forms/room-answer';
import { Checkbox } from '@showroom/ui/checkbox';
import { SpecificationPlate } from '@showroom/ui/specification-plate';
import { SiteLink } from '../shell/site-link.tsx';
import { SmallRoomImage } from './room/small-room-image.tsx';
import type { RoomPicture } from './room/room-picture.ts';
import { roomPath } from './room-code.ts';

interface EnclosedRoomProps {
  /** The query of its URL. */
  readonly code: string;
  readonly label: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  readonly alt: string;
  readonly picture: RoomPicture;
  /** The plan that goes along, too. */
  readonly plan: string | undefined;
  /** False if the visitor has unticked it. */
  readonly isIncluded: boolean;
}

/** Shows the room that goes along with a request, and sends it unless the visitor unticks it. */
export function EnclosedRoom({ code, label, lines, alt, picture, plan, isIncluded }: EnclosedRoomProps) {
  return (
    <section aria-labelledby="enclosed-room" className="group border-y border-hairline py-5">
      <h2 id="enclosed-room" className="font-serif text-heading">
        {`Your room: ${label.toLowerCase()}`}
      </h2>
      <Checkbox name={ROOM_FIELD} value={code} defaultChecked={isIncluded} label="Send the room with my request" />
      <div className="mt-3 grid gap-5 group-has-[input:not(:checked)]:hidden sm:grid-cols-2">
        <SmallRoomImage picture={picture} alt={alt} className="h-auto w-full" />
        <SpecificationPlate specifications={lines} />
      </div>
      <SiteLink
        href={roomPath(code, plan)}
        className="mt-2 inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-spruce"
      >
        Change the room
      </SiteLink>
    </section>
  );
}
