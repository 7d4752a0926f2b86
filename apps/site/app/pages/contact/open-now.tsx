import { isOpenAt, type WeeklyHours } from '@showroom/catalog-data/opening-hours';
import { useEffect, useState } from 'react';

const REFRESH_MS = 30_000;

/** Whether the showroom is open, in Thunder Bay's time: as rendered by the server, then updated. */
export function OpenNow({ hours, servedText }: { readonly hours: WeeklyHours; readonly servedText: string }) {
  const [text, setText] = useState(servedText);
  useEffect(() => {
    const update = () => setText(isOpenAt(hours, new Date()).text);
    update();
    const timer = setInterval(update, REFRESH_MS);
    return () => clearInterval(timer);
  }, [hours]);
  return (
    <p className="flex items-center gap-2 font-medium" data-slot="open-now">
      <span
        aria-hidden="true"
        className={text.startsWith('Open') ? 'size-2 rounded-full bg-success' : 'size-2 rounded-full bg-stone-400'}
      />
      {text}
    </p>
  );
}
