/**
 * One level as rows of bays between columns, far wall first, then the islands row by row, then the
 * near wall. A bay is `s` three standard places, `l` two large ones, `f` two family places with
 * a motorcycle between them, `k` storage rooms, `c` lifts and stairs, `r` a ramp, `t` ventilation, and
 * `.` a lane that crosses an island.
 */
export interface LevelSeed {
  /** Below ground it is negative. */
  level: number;
  /** Clear height, metres. */
  height: number;
  rows: readonly string[];
}

/** The car park of one complex. */
export interface ParkingSeed {
  vendor: string;
  /** Label of the building that it belongs to; elsewhere each place belongs to the nearest building. */
  building?: string;
  /** Width of a standard place, metres. */
  standard: 2.5 | 2.6;
  /** Every which standard place can charge a car. */
  charging: number;
  /** A standard place, thousand roubles. */
  price: readonly [from: number, to: number];
  /** A storage room, thousand roubles a m². */
  storagePrice: number;
  /** Largest storage room, m². */
  storageTo: number;
  /** Share that is still free, 0…1. */
  free: number;
  levels: readonly LevelSeed[];
}

/** Every car park, each of its own arrangement. */
export const parkingSeeds: readonly ParkingSeed[] = [
  {
    vendor: 'kanal',
    standard: 2.6,
    charging: 6,
    price: [1650, 1900],
    storagePrice: 130,
    storageTo: 7,
    free: 0.45,
    levels: [
      {
        level: -1,
        height: 2.3,
        rows: ['kksscsskk', '.slsslss.', '.sssslss.', 'sslscslsr'],
      },
    ],
  },
  {
    vendor: 'zaliv',
    building: 'Стилобат',
    standard: 2.5,
    charging: 4,
    price: [1500, 1750],
    storagePrice: 120,
    storageTo: 8,
    free: 0.6,
    levels: [
      { level: 1, height: 2.5, rows: ['sscssscs', '.ssssss.', '.sfssfs.', 'rsscssss'] },
      { level: 2, height: 2.3, rows: ['kkcsscks', '.ssssss.', '.ssllss.', 'rskcskkk'] },
    ],
  },
  {
    vendor: 'kolonnada',
    standard: 2.6,
    charging: 5,
    price: [2050, 2300],
    storagePrice: 180,
    storageTo: 8,
    free: 0.4,
    levels: [
      { level: -1, height: 2.6, rows: ['lscssl', '.slls.', '.ssss.', 'rlssls'] },
      { level: -2, height: 2.2, rows: ['kkcskk', '.lssl.', '.ssss.', 'rsskkk'] },
    ],
  },
  {
    vendor: 'loft',
    standard: 2.5,
    charging: 8,
    price: [1250, 1450],
    storagePrice: 105,
    storageTo: 6,
    free: 0.4,
    levels: [
      {
        level: -1,
        height: 2.4,
        rows: ['sscsskk', '.sssss.', '.sfsfs.', '.sssss.', '.ssfss.', 'rsssstk'],
      },
    ],
  },
  {
    vendor: 'severny',
    standard: 2.5,
    charging: 10,
    price: [850, 1000],
    storagePrice: 85,
    storageTo: 6,
    free: 0.65,
    levels: [
      {
        level: -1,
        height: 2.3,
        rows: ['sscssssscs', '.ssssssss.', '.ssfssfss.', 'rssskkksst'],
      },
    ],
  },
  {
    vendor: 'svetly',
    standard: 2.5,
    charging: 12,
    price: [800, 950],
    storagePrice: 80,
    storageTo: 5,
    free: 0.2,
    levels: [{ level: -1, height: 2.3, rows: ['kscssk', '.ssss.', '.sffs.', 'rssssk'] }],
  },
  {
    vendor: 'terrasy',
    standard: 2.5,
    charging: 7,
    price: [780, 940],
    storagePrice: 85,
    storageTo: 4,
    free: 0.55,
    levels: [{ level: -1, height: 2.4, rows: ['ssfcfsss', '.ssssss.', '.ssssss.', 'rskkkksr'] }],
  },
  {
    vendor: 'sosny',
    standard: 2.6,
    charging: 3,
    price: [900, 1080],
    storagePrice: 90,
    storageTo: 8,
    free: 0.5,
    levels: [{ level: -1, height: 2.4, rows: ['sscsss', 'rslfkk'] }],
  },
];
