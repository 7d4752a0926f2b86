import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { CardLink } from '../card-link/card-link.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Picture } from '../picture/picture.tsx';
import { Select } from '../select/select.tsx';
import { SpecificationPlate } from '../specification-plate/specification-plate.tsx';
import { auroraSlab, calacattaSlab, doveSlab, gaiaSlab, spaceBlackSlab } from '../testing/sample-pictures.ts';

const meta = {
  title: 'Foundations/Style tile',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const cards = [
  { picture: auroraSlab, name: 'Aurora', line: 'Beyond · Polished' },
  { picture: doveSlab, name: 'Himalaya Dove', line: 'Beyond · Polished' },
  { picture: spaceBlackSlab, name: 'Space Black', line: 'Red · Contemporary' },
  { picture: gaiaSlab, name: 'Gaia Mist', line: 'Red · Innova' },
] as const;

/** Type, colours and components together on one page. */
export const StyleTile: Story = {
  render: () => (
    <main className="pb-24">
      <header className="grid lg:grid-cols-[5fr_7fr]">
        <div className="flex flex-col justify-center gap-6 px-page py-12 lg:order-first lg:py-20 lg:pr-14">
          <p className="eyebrow">Red · Calacatta</p>
          <h1 className="font-serif text-display">Calacatta Oro Classic</h1>
          <p className="max-w-prose text-lead text-ink-muted">
            Warm white, with grey veins that turn to ochre where the light catches them.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button size="large">Get a Quote</Button>
            <LinkButton href="#slabs" variant="secondary" size="large">
              See it in a room
            </LinkButton>
          </div>
        </div>
        <Picture
          record={calacattaSlab}
          sizes="(min-width: 1024px) 58vw, 100vw"
          priority
          className="order-first aspect-[126/64] lg:order-last lg:h-full"
        />
      </header>

      <div className="page-width grid gap-20 pt-20">
        <section className="grid gap-10 lg:grid-cols-[1fr_1fr] lg:gap-20">
          <div>
            <p className="eyebrow">On the plate</p>
            <h2 className="mt-2 mb-6 font-serif text-heading">Specifications</h2>
            <SpecificationPlate
              specifications={[
                { label: 'Material', value: 'Premium Quartz' },
                { label: 'Slab', value: '126″ × 64″' },
                { label: 'Thickness', value: '2 cm, 3 cm' },
                { label: 'Finish', value: 'Polished' },
                { label: 'Stock', value: <Badge tone="success">In stock</Badge> },
              ]}
            />
          </div>
          <form className="grid content-start gap-5">
            <div>
              <p className="eyebrow">One question at a time</p>
              <h2 className="mt-2 font-serif text-heading">Ask for a price</h2>
            </div>
            <div className="grid gap-5 sm:grid-cols-2">
              <Field label="First name" isRequired>
                <Input autoComplete="given-name" defaultValue="Maëlle" />
              </Field>
              <Field label="Thickness">
                <Select
                  options={[
                    { value: '2cm', label: '2 cm' },
                    { value: '3cm', label: '3 cm' },
                  ]}
                />
              </Field>
            </div>
            <Field label="Email" isRequired error="Enter an email address such as name@example.com">
              <Input type="email" autoComplete="email" defaultValue="maelle@" />
            </Field>
            <div className="flex flex-wrap gap-3">
              <Button>Send</Button>
              <Button variant="quiet">Start again</Button>
            </div>
          </form>
        </section>

        <section id="slabs">
          <div className="mb-8 flex flex-wrap items-end justify-between gap-4 border-b border-hairline pb-5">
            <h2 className="font-serif text-title">Slabs</h2>
            <p className="text-small text-ink-muted">
              <span className="figures">4</span> colours shown
            </p>
          </div>
          <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
            {cards.map(({ picture, name, line }) => (
              <article key={name} className="group/card relative grid content-start gap-1">
                <Picture
                  record={picture}
                  sizes="(min-width: 1024px) 25vw, (min-width: 640px) 50vw, 100vw"
                  className="mb-3 aspect-[126/80]"
                />
                <h3 className="font-serif text-subheading">
                  <CardLink href="#slabs">{name}</CardLink>
                </h3>
                <p className="text-small text-ink-muted">{line}</p>
              </article>
            ))}
          </div>
        </section>
      </div>

      <section className="surface-dark mt-20">
        <div className="page-width grid gap-6 py-16 md:grid-cols-[1fr_auto] md:items-end">
          <div className="grid gap-3">
            <p className="eyebrow">Visit</p>
            <h2 className="font-serif text-title">Come and put your hand on it</h2>
            <p className="max-w-prose text-ink-muted">Slabs stand full size in the yard. No appointment needed.</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <LinkButton href="tel:+18075550142" variant="secondary">
              Call (807) 555-0142
            </LinkButton>
          </div>
        </div>
      </section>
    </main>
  ),
};
