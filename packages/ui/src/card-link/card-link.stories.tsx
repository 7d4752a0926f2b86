import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../picture/picture.tsx';
import { auroraSlab, doveSlab, gaiaSlab } from '../testing/sample-pictures.ts';
import { CardLink } from './card-link.tsx';

const meta = {
  title: 'Components/Content/Card link',
  component: CardLink,
  parameters: {
    usage: {
      when: 'For the title of a card in a list. The whole card becomes the link.',
      instead: 'A link button for one action. Plain links where a card has several targets of equal weight.',
      content: 'The link text is the item’s name, so that a list of links makes sense.',
      related: ['Components/Content/Picture', 'Components/Actions/Link button'],
    },
  },
  args: { href: '#aurora', children: 'Aurora' },
} satisfies Meta<typeof CardLink>;

export default meta;

type Story = StoryObj<typeof meta>;

const cards = [
  { picture: auroraSlab, name: 'Aurora', line: 'Beyond · Polished' },
  { picture: doveSlab, name: 'Himalaya Dove', line: 'Beyond · Polished' },
  { picture: gaiaSlab, name: 'Calacatta Supreme in a leathered finish', line: 'Red · Calacatta' },
];

export const Default: Story = {
  render: (args) => (
    <article className="group/card relative grid max-w-80 gap-3">
      <Picture record={auroraSlab} sizes="20rem" />
      <h2 className="font-serif text-subheading">
        <CardLink {...args} />
      </h2>
    </article>
  ),
};

export const InAList: Story = {
  render: () => (
    <ul className="grid gap-6 sm:grid-cols-3">
      {cards.map(({ picture, name, line }) => (
        <li key={name} className="group/card relative grid content-start gap-1">
          <Picture record={picture} sizes="20rem" className="mb-2" />
          <h2 className="font-serif text-subheading">
            <CardLink href="#slabs">{name}</CardLink>
          </h2>
          <p className="text-small text-ink-muted">{line}</p>
        </li>
      ))}
    </ul>
  ),
};
