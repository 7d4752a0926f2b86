import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { draftScene, sceneRows } from './scene-runner.ts';

describe('the scenes that can be drawn', () => {
  it('have each a script that builds them', async () => {
    for (const scene of Object.keys(await sceneRows())) {
      const script = join(import.meta.dirname, '..', 'scenes', `${scene.replaceAll('-', '_')}.py`);
      expect(await readFile(script, 'utf8')).toContain('def build():');
    }
  });

  it('tell a blind visitor what is seen', async () => {
    for (const [scene, row] of Object.entries(await sceneRows())) {
      expect(row.alt.length, scene).toBeGreaterThan(60);
      expect(row.alt, scene).toMatch(/\.$/);
    }
  });

  it('are refused by name when unknown', async () => {
    await expect(draftScene('attic', '/dev/null')).rejects.toThrow('No scene "attic"');
  });
});
