import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { useIsHydrated } from '@showroom/ui/use-is-hydrated';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { ChosenPicture } from './picture-choice.ts';
import { describeMissingPicture } from './missing-picture.ts';
import { findPictureSource } from './find-picture-source.ts';

export interface PictureFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** The address of the picture, as texts name it. */
  readonly defaultValue: string;
  /** Where it is to be had. Undefined: it is asked for by its address. */
  readonly src: string | undefined;
  readonly error?: string | undefined;
  readonly choosePicture: () => Promise<ChosenPicture | undefined>;
  /** How it is shown; by default as the cover of a post. */
  readonly draw?: (src: string) => ReactElement;
  /** The way back to no picture, in place of the button that empties the control. No `ReactNode`: `false` would be neither. */
  readonly wayBack?: ReactElement | undefined;
  /** How a picture is chosen before scripts run, beside typing its address. */
  readonly withoutScripts?: ReactElement | undefined;
}

/** A picture: chosen from the library, or before scripts run by its address there. */
export function PictureField({
  id,
  name,
  label,
  defaultValue,
  src,
  error,
  choosePicture,
  draw = drawCover,
  wayBack,
  withoutScripts,
}: PictureFieldProps) {
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState({ address: defaultValue, src: src ?? findPictureSource(defaultValue) });
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
      <>
        <Field
          id={id}
          label={label}
          hint="An image ID from the Media Library, or a site image, e.g. master:scenes/about"
          error={error}
        >
          <Input
            // What was typed before the scripts came is kept.
            ref={(line) => {
              if (line !== null && line.value !== defaultValue) {
                setChosen({ address: line.value, src: findPictureSource(line.value) });
              }
            }}
            name={name}
            defaultValue={defaultValue}
            autoComplete="off"
            autoCapitalize="none"
          />
        </Field>
        {chosen.src !== undefined && draw(chosen.src)}
        {wayBack}
        {withoutScripts}
      </>
    );
  }
  return (
    <div>
      <input
        ref={kept}
        type="hidden"
        name={name}
        data-initial={defaultValue}
        value={chosen.address}
        readOnly
        // What was typed into the line before React drew the page again.
        onInput={({ currentTarget: { value } }) => {
          if (value !== chosen.address) setChosen({ address: value, src: findPictureSource(value) });
        }}
      />
      <p className="text-small font-medium">{label}</p>
      {error !== undefined && <p className="text-small font-medium text-danger">{error}</p>}
      {chosen.src !== undefined && draw(chosen.src)}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          id={id}
          variant="secondary"
          onClick={async () => {
            const picture = await choosePicture();
            if (picture !== undefined) setChosen(picture);
          }}
        >
          {chosen.address === '' ? 'Choose an image' : 'Choose another'}
        </Button>
        {wayBack ??
          (chosen.address !== '' && (
            <Button variant="secondary" onClick={() => setChosen({ address: '', src: undefined })}>
              Remove<span className="sr-only"> image</span>
            </Button>
          ))}
      </div>
    </div>
  );
}

const drawCover = (src: string) => <Cover key={src} src={src} />;

function Cover({ src }: { readonly src: string }) {
  const [missing, setMissing] = useState<string>();
  const look = 'mt-1.5 aspect-16/9 w-full rounded-sm';
  if (missing !== undefined) {
    return (
      <p
        className={`${look} grid place-items-center border border-dashed border-stone-400 bg-stone-100 p-4 text-ink-muted`}
      >
        {missing}
      </p>
    );
  }
  return (
    <img
      src={src}
      alt=""
      onError={() => void describeMissingPicture(src).then(setMissing)}
      className={`${look} object-cover`}
    />
  );
}
