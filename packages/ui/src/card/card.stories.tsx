import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../picture/picture.tsx';
import { auroraSlab, doveSlab, gaiaSlab } from '../testing/sample-pictures.ts';
import { Card, CardBody, CardLink, CardMedia, CardTitle } from './card.tsx';

const meta = {
  title: 'Content/Card',
  component: Card,
  subcomponents: { CardMedia, CardBody, CardTitle, CardLink },
  parameters: {
    usage: {
      when: 'For a thing among others that leads to its own page: the picture large, its name, and what sets this one apart.',
      whenNot:
        'For facts that are compared line by line (a specification plate), or to put a frame round something that stands alone.',
    },
  },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

function SampleCard({ picture = auroraSlab, name = 'Aurora', line = 'Beyond · Polished' }) {
  return (
    <Card>
      <CardMedia ratio="126 / 80">
        <Picture record={picture} sizes="20rem" />
      </CardMedia>
      <CardBody>
        <CardTitle level={2}>
          <CardLink href="#aurora">{name}</CardLink>
        </CardTitle>
        <p className="text-small text-ink-muted">{line}</p>
      </CardBody>
    </Card>
  );
}

export const Default: Story = { render: () => <div className="max-w-80">{SampleCard({})}</div> };

export const Playground: Story = {
  render: () => (
    <div className="grid gap-6 sm:grid-cols-3">
      <SampleCard />
      <SampleCard picture={doveSlab} name="Himalaya Dove" />
      <SampleCard picture={gaiaSlab} name="Gaia Mist" line="Red · Innova" />
    </div>
  ),
};

export const LongWords: Story = {
  render: () => (
    <div className="w-56">
      <SampleCard
        name="Calacatta Supreme in a leathered finish"
        line="Red · Calacatta · a name that needs more than one line, and a line that does as well"
      />
    </div>
  ),
};
