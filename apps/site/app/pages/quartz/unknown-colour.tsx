import { WayOn } from '../../shell/way-on.tsx';
import { ColourCard, type ColourCardFacts } from './colour-card.tsx';

/** An address that names no colour: the nearest ones, since most such addresses are a slip of the pen. */
export function UnknownColour({ nearest }: { readonly nearest: readonly ColourCardFacts[] }) {
  return (
    <>
      <WayOn
        eyebrow="404"
        title="We have no colour by that name"
        text="The address may have a slip in it, or the colour may have left the range. These come closest."
      />
      <section className="page-width" aria-label="Nearest colours">
        <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-3">
          {nearest.map((colour) => (
            <li key={colour.slug}>
              <ColourCard colour={colour} sizes="(min-width: 40rem) 30vw, 92vw" headingLevel="h2" />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
