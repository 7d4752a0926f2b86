import { FilterChip } from '@showroom/ui/filter-chip';
import { Input } from '@showroom/ui/input';
import { useId, useState } from 'react';
import type { RoomOption } from './room-options.ts';
import { SwatchRadios } from './swatch-radios.tsx';

interface StoneChoiceListProps {
  readonly name: string;
  readonly label: string;
  readonly stones: readonly RoomOption[];
  /** Tones to filter by, which are among the words of the stones. */
  readonly tones: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChoose: (slug: string) => void;
}

/** The stones, found by name, by a word of their look, or by tone. */
export function StoneChoiceList({ stones, tones, ...radios }: StoneChoiceListProps) {
  const [text, setText] = useState('');
  const [tone, setTone] = useState('');
  const id = useId();
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (stone: RoomOption) =>
    words.every((word) => stone.words.includes(word)) && (tone === '' || stone.words.startsWith(`${tone} `));
  // The chosen one stays: Tab reaches a group of radio buttons only by it.
  const isHidden = (stone: RoomOption) => stone.slug !== radios.value && !matches(stone);
  const count = stones.filter(matches).length;
  return (
    <>
      <div className="grid gap-2.5 noscript:hidden">
        <label htmlFor={id} className="sr-only">
          Find a stone
        </label>
        <Input
          id={id}
          type="search"
          placeholder="Find a stone: gold veins, grey…"
          value={text}
          onChange={(event) => setText(event.target.value)}
          // Enter would send the form.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <div role="group" aria-label="Tone" className="-mx-1 flex gap-1.5 overflow-x-auto px-1 pb-1">
          {tones.map((one) => (
            <FilterChip
              key={one.value}
              className="shrink-0 px-3"
              isSelected={tone === one.value}
              onClick={() => setTone(tone === one.value ? '' : one.value)}
            >
              {one.label}
            </FilterChip>
          ))}
        </div>
        <p role="status" className="text-caption text-ink-muted">
          {count === 0 ? 'No stone matches. Try another word or tone.' : `${count} of ${stones.length} stones`}
        </p>
      </div>
      <SwatchRadios {...radios} options={stones} isHidden={isHidden} />
    </>
  );
}
