/** When the shop started each kind of work. Sample years, after its founding, until the owner sets their own. */
export const milestones = { finishing: 2003, stone: 2008, bath: 2013, commercial: 2017 } as const;
