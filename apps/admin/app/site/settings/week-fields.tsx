import { Input } from '@showroom/ui/input';
import type { SectionProps } from './section-props.ts';

/** On narrow screens the times are below the day. */
const lineClass = 'max-[28rem]:grid max-[28rem]:grid-cols-2';

export function WeekFields({ section, values, issues, toId }: SectionProps) {
  const times = section.fields.filter(({ input }) => input === 'time');
  const opening = times.filter(({ path }) => path.endsWith('.opens'));
  return (
    <table className="w-full max-w-md border-collapse text-left">
      <caption className="sr-only">{section.heading}: opening and closing times</caption>
      <thead>
        <tr className={`${lineClass} text-small text-ink-muted`}>
          <th scope="col" className="py-1 pr-3 font-normal max-[28rem]:sr-only">
            Day
          </th>
          <th scope="col" className="py-1 pr-3 font-normal">
            Opens
          </th>
          <th scope="col" className="py-1 font-normal">
            Closes
          </th>
        </tr>
      </thead>
      <tbody>
        {opening.map((opens) => {
          const day = opens.label.split(' ')[0];
          const closes = times.find(({ path }) => path === opens.path.replace(/opens$/, 'closes'));
          return (
            <tr key={opens.path} className={lineClass}>
              <th scope="row" className="py-1 pr-3 font-normal max-[28rem]:col-span-2">
                {day}
              </th>
              {[opens, closes].map(
                (time) =>
                  time !== undefined && (
                    <TimeCell
                      key={time.path}
                      id={toId(time.path)}
                      name={time.path}
                      label={`${section.heading}, ${time.label}`}
                      value={values[time.path] ?? ''}
                      error={issues.find(({ field }) => field === time.path)?.message}
                    />
                  ),
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface TimeCellProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
}

function TimeCell({ id, name, label, value, error }: TimeCellProps) {
  const errorId = `${id}-error`;
  return (
    <td className="min-w-0 py-1 pr-3 align-top">
      <Input
        key={value}
        id={id}
        name={name}
        type="time"
        aria-label={label}
        defaultValue={value}
        {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      {error !== undefined && (
        <p id={errorId} className="mt-1 text-small text-danger">
          {error}
        </p>
      )}
    </td>
  );
}
