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
  it('says that it loads, and offers the way out from the start', () => {
    renderForm();
    expect(screen.getByRole('status')).toHaveTextContent('Loading contact form...');
    expect(wayOut()).toHaveAttribute('href', provider.endpoint);
  });

  it('is drawn by the function of the provider, which is given the endpoint, an icon, its place and what is asked about', () => {
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

  it('points to a tab of its own when the script came without its function', () => {
    const { script } = renderForm();
    fireEvent.load(script);
    expect(screen.getByText("If the form doesn't load, please try:")).toBeVisible();
    expect(wayOut()).toBeVisible();
  });

  it('says that it failed when the script did not come', () => {
    const { script } = renderForm();
    fireEvent.error(script);
    expect(screen.getByRole('status')).toHaveTextContent('Failed to load contact form');
    expect(wayOut()).toBeVisible();
  });

  it('says that it failed when the function of the provider fails', () => {
    vi.stubGlobal('renderForm', () => {
      throw new Error('out of order');
    });
    const { script } = renderForm();
    fireEvent.load(script);
    expect(screen.getByRole('status')).toHaveTextContent('Failed to load contact form');
    expect(wayOut()).toBeVisible();
  });

  it('takes its script and stylesheet away with it', () => {
    const { unmount, findScript } = renderForm();
    expect(document.head.querySelector(`link[href="${provider.stylesheetUrl}"]`)).toBeInTheDocument();
    unmount();
    expect(findScript()).toBeNull();
    expect(document.head.querySelector('link')).toBeNull();
  });

  it('does nothing for a script that comes once the page was left', () => {
    const draw = vi.fn();
    vi.stubGlobal('renderForm', draw);
    const { script, unmount } = renderForm();
    unmount();
    fireEvent.load(script);
    expect(draw).not.toHaveBeenCalled();
  });
});
