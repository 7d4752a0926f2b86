// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import ExternalContactForm from './external-contact-form.tsx';

const provider = {
  scriptUrl: 'https://forms.example/embed.js',
  stylesheetUrl: 'https://forms.example/embed.css',
  endpoint: 'https://forms.example/f/42',
  renderFunction: 'renderForm',
};

function renderForm(about = '') {
  const { container, unmount } = render(
    <ExternalContactForm provider={provider} about={about} mailHref="mailto:a@b.example" ownFormHref="/millwork" />,
    { wrapper: MemoryRouter },
  );
  const findScript = () => document.head.querySelector(`script[src="${provider.scriptUrl}"]`);
  const script = findScript();
  if (!script) throw new Error('The script of the provider was not asked for');
  return { container, unmount, script, findScript };
}

const wayOut = () => screen.queryByRole('link', { name: 'Open Contact Form in New Tab' });

describe('the form of an outside provider', () => {
  it('says that it is loading, and links to the provider from the start', () => {
    renderForm();
    expect(screen.getByRole('status')).toHaveTextContent('Loading contact form...');
    expect(wayOut()).toHaveAttribute('href', provider.endpoint);
  });

  it('is drawn by the provider’s function with the endpoint, an icon, its element and the subject', () => {
    const draw = vi.fn((_endpoint: string, _icon: string, place: HTMLElement) => place.append('The form itself'));
    vi.stubGlobal('renderForm', draw);
    const { script } = renderForm('About: Aurora quartz');
    fireEvent.load(script);
    const icon = new URL('/favicon.svg', location.href).href;
    expect(draw).toHaveBeenCalledWith(provider.endpoint, icon, expect.any(HTMLElement), 'About: Aurora quartz');
    expect(screen.getByText('The form itself')).toBeVisible();
    expect(screen.getByRole('region', { name: 'What you ask about' })).toHaveTextContent('About: Aurora quartz');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(wayOut()).not.toBeInTheDocument();
  });

  it('links to a new tab when the script lacks its function', () => {
    const { script } = renderForm();
    fireEvent.load(script);
    expect(screen.getByText("If the form doesn't load, please try:")).toBeVisible();
    expect(wayOut()).toBeVisible();
  });

  it('says that it failed when the script doesn’t load', () => {
    const { script } = renderForm();
    fireEvent.error(script);
    expect(screen.getByRole('status')).toHaveTextContent('Failed to load contact form');
    expect(wayOut()).toBeVisible();
  });

  it('says that it failed when the provider’s function throws', () => {
    vi.stubGlobal('renderForm', () => {
      throw new Error('out of order');
    });
    const { script } = renderForm();
    fireEvent.load(script);
    expect(screen.getByRole('status')).toHaveTextContent('Failed to load contact form');
    expect(wayOut()).toBeVisible();
  });

  it('removes its script and stylesheet when it unmounts', () => {
    const { unmount, findScript } = renderForm();
    expect(document.head.querySelector(`link[href="${provider.stylesheetUrl}"]`)).toBeInTheDocument();
    unmount();
    expect(findScript()).toBeNull();
    expect(document.head.querySelector('link')).toBeNull();
  });

  it('ignores a script that loads after the page was left', () => {
    const draw = vi.fn();
    vi.stubGlobal('renderForm', draw);
    const { script, unmount } = renderForm();
    unmount();
    fireEvent.load(script);
    expect(draw).not.toHaveBeenCalled();
  });
});
