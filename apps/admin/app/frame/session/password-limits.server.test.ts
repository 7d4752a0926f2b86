import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPasswordLimits, describeWait } from './password-limits.server.ts';

const anonymous = { username: 'owner', clientIp: '198.51.100.1', deviceId: null };

/** How many of several attempts in a row are allowed. */
async function countAllowed(tries: number, attempt: () => Promise<number>): Promise<number> {
  let allowed = 0;
  for (let done = 0; done < tries; done += 1) if ((await attempt()) === 0) allowed += 1;
  return allowed;
}

/** An address in a network of its own. */
const addressOf = (number: number) => `203.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

/** Advances the fake clock. */
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** Enough wrong passwords from different networks that the account counts as attacked. */
async function attack(limits: ReturnType<typeof createPasswordLimits>, username = 'owner') {
  for (let number = 0; number < 100; number += 1) {
    await limits.countLogin({ username, clientIp: addressOf(number), deviceId: null });
  }
}

describe('wrong passwords from one network', () => {
  it('are limited to ten per account in a quarter of an hour, in any spelling of its name', async () => {
    const limits = createPasswordLimits();
    const names = ['owner', ' OWNER', 'Owner ', 'ｏｗｎｅｒ'];
    let number = 0;
    const next = () => limits.countLogin({ ...anonymous, username: names[(number += 1) % names.length] ?? '' });
    expect(await countAllowed(12, next)).toBe(10);
    const wait = await next();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(900);
    expect(await limits.countLogin({ ...anonymous, clientIp: '198.51.100.2' })).toBe(0);
  });

  it('are limited to thirty for all accounts together, known or not', async () => {
    const limits = createPasswordLimits();
    let number = 0;
    const next = () => limits.countLogin({ ...anonymous, username: `name ${(number += 1)}` });
    expect(await countAllowed(40, next)).toBe(30);
  });

  it('count as one for all addresses of an IPv6 network', async () => {
    const limits = createPasswordLimits();
    let number = 0;
    const next = () => limits.countLogin({ ...anonymous, clientIp: `2001:db8:1:2::${(number += 1).toString(16)}` });
    expect(await countAllowed(12, next)).toBe(10);
  });

  it('are counted before they are checked, so that parallel attempts gain nothing', async () => {
    const limits = createPasswordLimits();
    const waits = await Promise.all(Array.from({ length: 50 }, () => limits.countLogin(anonymous)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  it('are reset after a correct one', async () => {
    const limits = createPasswordLimits();
    await countAllowed(9, () => limits.countLogin(anonymous));
    await limits.countLogin(anonymous);
    await limits.forgiveLogin(anonymous);
    expect(await countAllowed(12, () => limits.countLogin(anonymous))).toBe(10);
  });
});

describe('wrong passwords from many networks', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  it('let an owner in a new network who mistypes try again after a minute', async () => {
    const limits = createPasswordLimits();
    await attack(limits);
    const next = () => limits.countLogin({ ...anonymous, clientIp: '192.0.2.1' });
    for (let mistyped = 0; mistyped < 4; mistyped += 1) {
      expect(await next()).toBe(0);
      const wait = await next();
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
      pass(wait);
    }
    expect(await next()).toBe(0);
  });

  it('don’t extend the wait of an impatient owner', async () => {
    const limits = createPasswordLimits();
    await attack(limits);
    const next = () => limits.countLogin({ ...anonymous, clientIp: '192.0.2.1' });
    expect(await countAllowed(100, next)).toBe(1);
    pass(60);
    expect(await countAllowed(100, next)).toBe(1);
  });

  it('are limited to five an hour and ten a day for each network', async () => {
    const limits = createPasswordLimits();
    let inFirstHour = 0;
    let inDay = 0;
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      if (minute % 60 === 0) await attack(limits);
      const allowed = await countAllowed(2, () => limits.countLogin({ ...anonymous, clientIp: '192.0.2.1' }));
      if (minute < 60) inFirstHour += allowed;
      inDay += allowed;
      pass(60);
    }
    expect([inFirstHour, inDay]).toEqual([5, 10]);
  });

  it('are limited to 100 for all networks together, a burst of 500 and then 20 a minute', async () => {
    const limits = createPasswordLimits();
    let number = 0;
    const next = () => limits.countLogin({ ...anonymous, clientIp: addressOf((number += 1)) });
    expect(await countAllowed(1000, next)).toBe(100 + 500 + 20);
    for (let minute = 1; minute < 60; minute += 1) {
      pass(60);
      expect(await countAllowed(100, next)).toBe(20);
    }
  });

  it('make an owner in a new network wait a minute at most', async () => {
    const limits = createPasswordLimits();
    let number = 0;
    await countAllowed(5000, () => limits.countLogin({ ...anonymous, clientIp: addressOf((number += 1)) }));
    const wait = await limits.countLogin({ ...anonymous, clientIp: '192.0.2.1' });
    expect(wait).toBeLessThanOrEqual(60);
    pass(wait);
    expect(await limits.countLogin({ ...anonymous, clientIp: '192.0.2.1' })).toBe(0);
  });

  it('allow fewer attempts at a code than at a password', async () => {
    const limits = createPasswordLimits();
    let number = 0;
    const next = () => limits.countCode({ ...anonymous, clientIp: addressOf((number += 1)) });
    expect(await countAllowed(1000, next)).toBe(100 + 60 + 2);
    pass(60);
    expect(await countAllowed(100, next)).toBe(2);
  });

  it('don’t increase with the networks of one IPv6 customer', async () => {
    const limits = createPasswordLimits();
    await attack(limits);
    let number = 0;
    const next = () => limits.countLogin({ ...anonymous, clientIp: `2001:db8:1:${(number += 1).toString(16)}::1` });
    expect(await countAllowed(20, next)).toBe(1);
  });

  it('always leave the owner a way in with the correct password, also on an unknown computer', async () => {
    const limits = createPasswordLimits();
    await attack(limits);
    for (const clientIp of ['192.0.2.1', '192.0.2.1', '2001:db8:99::1', '192.0.2.1']) {
      const attempt = { ...anonymous, clientIp };
      expect(await limits.countLogin(attempt)).toBe(0);
      await limits.forgiveLogin(attempt);
    }
  });

  it('don’t affect other accounts', async () => {
    const limits = createPasswordLimits();
    await attack(limits);
    const next = () => limits.countLogin({ ...anonymous, username: 'editor' });
    expect(await countAllowed(12, next)).toBe(10);
  });
});

describe('a known browser', () => {
  const owner = { ...anonymous, deviceId: 'a-device' };

  it('has its own limit, whatever others use up in its network or worldwide', async () => {
    const limits = createPasswordLimits();
    await countAllowed(50, () => limits.countLogin(anonymous));
    await attack(limits);
    expect(await countAllowed(12, () => limits.countLogin(owner))).toBe(10);
  });

  it('doesn’t use up the limit of others', async () => {
    const limits = createPasswordLimits();
    await countAllowed(50, () => limits.countLogin(owner));
    expect(await limits.countLogin({ ...owner, deviceId: 'another-device' })).toBe(0);
    expect(await countAllowed(12, () => limits.countLogin(anonymous))).toBe(10);
  });
});

it('says how long to wait in words', () => {
  expect(describeWait(900)).toBe('Too many tries. Wait 15 minutes and try again.');
  expect(describeWait(61)).toBe('Too many tries. Wait 2 minutes and try again.');
  expect(describeWait(1)).toBe('Too many tries. Wait a minute and try again.');
});
