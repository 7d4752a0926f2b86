import { Button } from '@showroom/ui/button';
import { contrastRatio } from '@showroom/ui/colours';
import { useState, type ComponentProps } from 'react';
import { PictureField } from '../../content/pictures/picture-field.tsx';
import { PAPER } from './accent-colour.ts';
import { WITHOUT } from './settings-values.ts';

/** The logo: a picture of the library, previewed as in the site’s header, or the wordmark. */
export function LogoField(props: Omit<ComponentProps<typeof PictureField>, 'draw' | 'wayBack'>) {
  const { name, defaultValue } = props;
  return (
    <div className="sm:col-span-2">
      <PictureField
        {...props}
        draw={drawLogo}
        wayBack={
          defaultValue === '' ? undefined : (
            <Button type="submit" variant="secondary" name={WITHOUT} value={name}>
              Remove logo
            </Button>
          )
        }
      />
      <p className="mt-2 max-w-prose text-small text-ink-muted">
        Replaces the business name in the header and emails. PNG, WebP or JPEG; a wide logo with a transparent
        background, at least 400 px wide, works best.
      </p>
    </div>
  );
}

const drawLogo = (src: string) => <LogoPreview key={src} src={src} />;

/** On the site’s paper in either colour scheme, as high as in its header. */
function LogoPreview({ src }: { readonly src: string }) {
  const [isPale, setIsPale] = useState(false);
  return (
    <>
      <div className="mt-1.5 rounded-sm border border-hairline p-4" style={{ background: PAPER }}>
        <img
          ref={(image) => {
            if (image?.complete === true) setIsPale(isHardToSee(image));
          }}
          src={src}
          alt="Logo preview"
          onLoad={({ currentTarget }) => setIsPale(isHardToSee(currentTarget))}
          className="h-10 max-w-full object-contain object-left"
        />
      </div>
      <p role="status" className="mt-1 text-small text-warning">
        {isPale &&
          "This logo is hard to see on the site's background. Use a darker one or one with its own background."}
      </p>
    </>
  );
}

/** The minimum contrast of graphics in WCAG 2.2. https://www.w3.org/TR/WCAG22/#non-text-contrast */
const LEAST = 3;
/** The share of pixels with enough contrast. In a logo on its own pale background, the text takes about a fifth. */
const SHARE = 0.1;
const SAMPLE = { width: 96, height: 32 };

/** Whether almost nothing of a picture stands out on the paper. */
function isHardToSee(image: HTMLImageElement): boolean {
  const canvas = document.createElement('canvas');
  const context = Object.assign(canvas, SAMPLE).getContext('2d');
  if (context === null || image.naturalWidth === 0) return false;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, SAMPLE.width, SAMPLE.height);
  context.drawImage(image, 0, 0, SAMPLE.width, SAMPLE.height);
  const { data } = context.getImageData(0, 0, SAMPLE.width, SAMPLE.height);
  let drawn = 0;
  let seen = 0;
  for (let at = 0; at < data.length; at += 4) {
    const colour = `#${[0, 1, 2].map((channel) => (data[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`;
    if (colour === PAPER) continue;
    drawn += 1;
    if (contrastRatio(colour, PAPER) >= LEAST) seen += 1;
  }
  return seen <= drawn * SHARE;
}
