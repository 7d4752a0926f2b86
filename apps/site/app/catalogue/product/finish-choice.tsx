import { joinClasses } from '@showroom/ui/join-classes';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { withFinish } from '../../leads/quote-href.ts';
import type { ProductFacts } from './load-product.server.ts';

type OfferedFinish = ProductFacts['finishes'][number];

export interface FinishChoiceProps {
  readonly product: Pick<ProductFacts, 'finishes' | 'path'>;
  /** Null if none is chosen. */
  readonly chosen: OfferedFinish | null;
}

/** Swatches of a product's finishes. Each is a link with the finish in its URL, so it can be shared and works without scripts. */
export function FinishChoice({ product: { finishes, path }, chosen }: FinishChoiceProps) {
  const id = useId();
  const [pictured] = finishes;
  if (pictured === undefined) return null;
  const isPictured = chosen === null || chosen.picture !== null || chosen.value === pictured.value;
  return (
    <div role="group" aria-labelledby={id} className={joinClasses(chosen === null && 'print:hidden')}>
      <p id={id} role="status" className="text-small">
        {/* In elements of their own, because page translators move bare text. */}
        {chosen === null ? (
          <span>Choose a finish</span>
        ) : (
          <span key={chosen.value}>
            Finish: <span className="font-medium">{chosen.label}</span>
          </span>
        )}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2 print:hidden">
        {finishes.map((finish) => (
          <li key={finish.value}>
            <FinishLink path={path} finish={finish} isChosen={finish === chosen} />
          </li>
        ))}
      </ul>
      {!isPictured && (
        <p className="mt-2 text-caption text-ink-muted print:hidden">{`Pictured in ${pictured.label}.`}</p>
      )}
    </div>
  );
}

interface FinishLinkProps {
  readonly path: string;
  readonly finish: OfferedFinish;
  readonly isChosen: boolean;
}

function FinishLink({ path, finish, isChosen }: FinishLinkProps) {
  const { colours, label } = finish;
  return (
    <Link
      to={withFinish(path, finish)}
      replace
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={joinClasses(
        'inline-flex min-h-11 items-center gap-2.5 rounded-xs border py-1.5 pr-3.5 pl-2 text-small transition-colors',
        isChosen
          ? 'border-spruce bg-spruce-soft inset-ring inset-ring-spruce forced-colors:border-[Highlight]'
          : 'border-stone-300 bg-paper-raised hover:border-stone-500',
      )}
    >
      <Swatch colours={colours} />
      {label}
    </Link>
  );
}

/** The colours of a finish; an empty frame if it has none. */
function Swatch({ colours }: Pick<OfferedFinish, 'colours'>) {
  const share = 100 / colours.length;
  const bands = colours.map((colour, at) => `${colour} ${at * share}% ${(at + 1) * share}%`);
  return (
    <span
      aria-hidden="true"
      className="size-7 shrink-0 rounded-xs border border-ink/25 forced-color-adjust-none"
      style={bands.length > 0 ? { backgroundImage: `linear-gradient(90deg, ${bands.join(', ')})` } : undefined}
    />
  );
}
