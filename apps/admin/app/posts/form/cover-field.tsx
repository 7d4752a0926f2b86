import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useIsHydrated } from '@showroom/ui/use-is-hydrated';
import { useEffect, useRef, useState } from 'react';
import type { ChosenPicture } from '../../editor/visual-editor.tsx';

export interface CoverFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** The address of the picture, as texts name it. */
  readonly defaultValue: string;
  /** Where it is to be had, once that is known. */
  readonly src: string | undefined;
  readonly error?: string | undefined;
  readonly choosePicture: () => Promise<ChosenPicture | undefined>;
}

/** The picture of a post: chosen from the library, or before scripts run by its address there. */
export function CoverField({ id, name, label, defaultValue, src, error, choosePicture }: CoverFieldProps) {
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState({ address: defaultValue, src });
  const kept = useRef<HTMLInputElement>(null);
  const last = useRef(defaultValue);
  // Whoever listens to the form hears of it as of any other control.
  useEffect(() => {
    if (last.current === chosen.address) return;
    last.current = chosen.address;
    kept.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [chosen]);

  if (!isHydrated) {
    return (
      <Field id={id} label={label} hint="Its address in the Media Library, such as media:…" error={error}>
        <Input
          // What was typed before the scripts came is kept.
          ref={(line) => {
            if (line !== null && line.value !== defaultValue) setChosen({ address: line.value, src: undefined });
          }}
          name={name}
          defaultValue={defaultValue}
          autoComplete="off"
          autoCapitalize="none"
        />
      </Field>
    );
  }
  return (
    <div>
      <input ref={kept} type="hidden" name={name} value={chosen.address} readOnly />
      <p className="text-small font-medium">{label}</p>
      {error !== undefined && <p className="text-small font-medium text-danger">{error}</p>}
      {chosen.src !== undefined && (
        <img src={chosen.src} alt="" className="mt-1.5 aspect-16/9 w-full rounded-sm object-cover" />
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          id={id}
          variant="secondary"
          onClick={async () => {
            const picture = await choosePicture();
            if (picture !== undefined) setChosen(picture);
          }}
        >
          {chosen.address === '' ? 'Choose a picture' : 'Choose another'}
        </Button>
        {chosen.address !== '' && (
          <Button variant="secondary" onClick={() => setChosen({ address: '', src: undefined })}>
            Remove<span className="sr-only"> the picture</span>
          </Button>
        )}
      </div>
    </div>
  );
}
