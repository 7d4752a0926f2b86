import { RowHeading, Table, TableCell, TableHead, TableHeading, TableRow } from '@showroom/ui/table';
import { useId } from 'react';
import { formatCount } from '../../frame/words/count-words.ts';

export interface Bar {
  /** As in the table: “Friday, November 20”. */
  readonly label: string;
  readonly count: number;
}

export interface BarChartProps {
  readonly title: string;
  /** The heading of the first column: “Day”. */
  readonly of: string;
  /** The heading of the second column: “Page views”. */
  readonly counted: string;
  /** Earliest first; at least one. */
  readonly bars: readonly Bar[];
  /** The labels below the first and the last bar. */
  readonly ends: readonly [string, string];
}

const WIDTH = 600;
const HEIGHT = 120;

/** A bar chart with a table of the same numbers. Rendered on the server, without scripts. */
export function BarChart({ title, of, counted, bars, ends }: BarChartProps) {
  const titleId = useId();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const step = WIDTH / bars.length;
  const gap = Math.min(4, step * 0.2);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="font-serif text-subheading">
        {title}
      </h2>
      <div className="mt-3 rounded-sm border border-hairline bg-paper-raised px-4 pt-4 pb-3">
        <p aria-hidden="true" className="figures border-b border-dashed border-hairline text-caption text-ink-muted">
          {formatCount(most)}
        </p>
        <svg
          role="img"
          aria-label={describe(counted, bars)}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block h-32 w-full border-b border-stone-400 text-spruce md:h-44"
        >
          {bars.map(({ label, count }, index) => {
            // Every count above zero is visible.
            const height = count === 0 ? 0 : Math.max(1.5, (count / most) * HEIGHT);
            return (
              <rect
                key={label}
                x={round(index * step + gap / 2)}
                y={round(HEIGHT - height)}
                width={round(step - gap)}
                height={round(height)}
                fill="currentColor"
              >
                <title>{`${label}: ${formatCount(count)}`}</title>
              </rect>
            );
          })}
        </svg>
        <p aria-hidden="true" className="mt-1 flex justify-between text-caption text-ink-muted">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      </div>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-small underline underline-offset-4">
          Show data table<span className="sr-only">: {title}</span>
        </summary>
        <Table className="mb-3 max-w-md text-small">
          <TableHead>
            <TableHeading>{of}</TableHeading>
            <TableHeading className="text-right">{counted}</TableHeading>
          </TableHead>
          <tbody>
            {bars.toReversed().map(({ label, count }) => (
              <TableRow key={label}>
                <RowHeading>{label}</RowHeading>
                <TableCell className="figures text-right">{formatCount(count)}</TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </details>
    </section>
  );
}

/** The chart as a sentence, for screen readers. */
function describe(counted: string, bars: readonly Bar[]): string {
  const sum = bars.reduce((all, { count }) => all + count, 0);
  if (sum === 0) return `${counted}: none`;
  const most = bars.reduce((one, other) => (other.count > one.count ? other : one));
  return `${counted}: ${formatCount(sum)} total. Peak: ${most.label}, ${formatCount(most.count)}. The table below has every figure.`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
