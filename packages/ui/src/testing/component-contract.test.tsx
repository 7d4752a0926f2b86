import { render } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { Badge } from '../badge/badge.tsx';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Button } from '../button/button.tsx';
import { CardLink } from '../card-link/card-link.tsx';
import { Carousel } from '../carousel/carousel.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Field } from '../field/field.tsx';
import { FieldGroup } from '../field-group/field-group.tsx';
import { FilterChip } from '../filter-chip/filter-chip.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { Input } from '../input/input.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { Table } from '../table/table.tsx';
import { TabLink, TabLinks } from '../tab-links/tab-links.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { auroraSlab } from './sample-pictures.ts';

/** The props common to all components. */
type CommonProps = Pick<ComponentProps<'div'>, 'className' | 'id'> & {
  'data-testid': string;
  ref: (element: Element | null) => void;
};

const components: Record<string, (props: CommonProps) => ReactElement> = {
  Badge: (props) => <Badge {...props}>In stock</Badge>,
  Breadcrumbs: (props) => <Breadcrumbs {...props} crumbs={[{ label: 'Home' }]} />,
  Button: (props) => <Button {...props}>Send</Button>,
  CardLink: (props) => (
    <CardLink {...props} href="#aurora">
      Aurora
    </CardLink>
  ),
  Carousel: (props) => (
    <Carousel {...props} label="Rooms" slides={[{ id: 'aurora', label: 'Aurora', picture: auroraSlab }]} />
  ),
  EmptyState: (props) => <EmptyState {...props} title="Nothing here" />,
  Field: (props) => (
    <Field {...props} label="Name">
      <Input />
    </Field>
  ),
  FieldGroup: (props) => <FieldGroup {...props} legend="Surfaces" />,
  FilterChip: (props) => <FilterChip {...props}>Red</FilterChip>,
  Gallery: (props) => <Gallery {...props} label="Aurora" pictures={[auroraSlab]} />,
  Input: (props) => <Input {...props} aria-label="Name" />,
  LinkButton: (props) => (
    <LinkButton {...props} href="#quote">
      Quote
    </LinkButton>
  ),
  SkipLink: (props) => <SkipLink {...props} href="#main" />,
  Spinner: (props) => <Spinner {...props} label="Loading" />,
  Stepper: (props) => <Stepper {...props} steps={[{ id: 'you', label: 'You' }]} currentIndex={0} />,
  Table: (props) => <Table {...props} />,
  TabLink: (props) => (
    <TabLink {...props} href="#list">
      List
    </TabLink>
  ),
  TabLinks: (props) => (
    <TabLinks {...props} aria-label="View">
      <TabLink href="#list">List</TabLink>
    </TabLinks>
  ),
  Tabs: (props) => <Tabs {...props} label="View" tabs={[{ value: 'list', label: 'List' }]} />,
  Textarea: (props) => <Textarea {...props} aria-label="Plans" />,
  VisuallyHidden: (props) => <VisuallyHidden {...props}>Price</VisuallyHidden>,
};

describe.each(Object.entries(components))('%s', (_name, create) => {
  test('passes attributes, the ref and the class name to its root, the class name last', () => {
    let element: Element | null = null;
    const { getByTestId } = render(
      create({
        className: 'mt-6',
        'data-testid': 'root',
        ref: (root) => {
          element ??= root;
        },
      }),
    );
    const root = getByTestId('root');
    expect(element).toBe(root);
    expect(root.className.split(' ').at(-1)).toBe('mt-6');
    expect(root).toHaveAttribute('data-slot');
  });
});
