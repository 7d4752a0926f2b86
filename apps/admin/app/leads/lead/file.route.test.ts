import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask, enter, responseOf } from '../../testing/requests.ts';
import { storeLead } from '../../testing/sample-lead.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { loader } from './file.route.ts';

async function signedIn() {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await signIn(store);
  const download = async (leadId: string, fileId: string, search = '') => {
    const params = { leadId, fileId };
    return loader(
      await enter(newContext, ask(`/admin/leads/${leadId}/files/${fileId}${search}`, { token }), {
        params,
        pattern: '/admin/leads/:leadId/files/:fileId',
      }),
    );
  };
  return { store, download };
}

const held = "sandbox; default-src 'none'; frame-ancestors 'self'";
const missing = expect.objectContaining({ init: { status: 404 } });

describe('downloading a visitor’s file', () => {
  it('shows a drawing on request, sandboxed in our own frame', async () => {
    const { store, download } = await signedIn();
    const lead = await storeLead(store);
    const id = lead.files[0]?.id ?? '';
    const { headers } = await responseOf(() => download(lead.id, id, '?show'));
    expect(headers.get('Content-Disposition')).toMatch(/^inline;/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toBe(held);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.get('Content-Type')).toBe('application/pdf');
    const whole = await responseOf(() => download(lead.id, id));
    expect(whole.headers.get('Content-Disposition')).toMatch(/^attachment;/);
    await expect(download(lead.id, id, '?show=small'), 'not a picture').rejects.toEqual(missing);
  });

  it('shows a picture as such on request, and nothing else in it', async () => {
    const { store, download } = await signedIn();
    const lead = await storeLead(store, {}, 'kitchen.jpg');
    const id = lead.files[0]?.id ?? '';
    const { headers } = await responseOf(() => download(lead.id, id, '?show'));
    expect(headers.get('Content-Disposition')).toMatch(/^inline;/);
    expect(headers.get('Content-Type')).toBe('image/jpeg');
    expect(headers.get('Content-Security-Policy')).toBe(held);
    expect((await responseOf(() => download(lead.id, id))).headers.get('Content-Disposition')).toMatch(/^attachment;/);
  });

  it('returns every byte', async () => {
    const { store, download } = await signedIn();
    const lead = await storeLead(store);
    const response = await responseOf(() => download(lead.id, lead.files[0]?.id ?? ''));
    const body = await response.text();
    expect(body).toBe('%PDF-1.4\n%%EOF\n');
    expect(response.headers.get('Content-Length')).toBe(String(body.length));
  });

  it.each(['côté cuisine.pdf', `l'îlot (2).pdf`, 'a"b;c.pdf', 'план.pdf'])(
    'keeps a name that needs encoding in a header: %s',
    async (name) => {
      const { store, download } = await signedIn();
      const lead = await storeLead(store, {}, name);
      const response = await responseOf(() => download(lead.id, lead.files[0]?.id ?? ''));
      const value = /^attachment; filename\*=UTF-8''([\w!#$&+\-.^`|~%]+)$/.exec(
        response.headers.get('Content-Disposition') ?? '',
      )?.[1];
      expect(decodeURIComponent(value ?? '')).toBe(lead.files[0]?.originalName);
    },
  );

  it('returns 404 for a file of another lead', async () => {
    const { store, download } = await signedIn();
    const lead = await storeLead(store);
    const other = await storeLead(store, { message: 'Something else.' });
    await expect(download(other.id, lead.files[0]?.id ?? '')).rejects.toEqual(missing);
    await expect(download(lead.id, '../../showroom.db')).rejects.toEqual(missing);
  });

  it('returns 404 for a file that is gone from the disk', async () => {
    const { store, download } = await signedIn();
    const lead = await storeLead(store);
    await rm(join(store.dataDir, 'uploads'), { recursive: true });
    await expect(download(lead.id, lead.files[0]?.id ?? '')).rejects.toEqual(missing);
  });
});
