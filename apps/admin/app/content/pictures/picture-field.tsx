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
  readonly defaultValue: string;
  /** The URL to load it from; undefined to look it up by its address. */
  readonly src: string | undefined;
  readonly error?: string | undefined;
  readonly choosePicture: () => Promise<ChosenPicture | undefined>;
  /** How it is shown; default: as a post’s cover. */
  readonly draw?: (src: string) => ReactElement;
  /** Replaces the button that clears the field. Not a `ReactNode`, because `false` would count as given. */
  readonly wayBack?: ReactElement | undefined;
  /** How to choose a picture before scripts run, besides typing its address. */
  readonly withoutScripts?: ReactElement | undefined;
}

/** A picture chosen from the library, or by its address before scripts run. */
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
  // Dispatches `input`, so that listeners of the form notice the change.
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
            // Keeps what was typed before hydration.
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
        // Keeps what was typed before React redrew the page.
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
