import type { Api } from '@m30/api/client';
import type { KeysRange } from './KeysLine.tsx';

/** Where the keys of a building are forecast; a failure is as good as silence there. */
export async function loadKeys(
  api: Api,
  { vendor, subvendor }: { vendor: string; subvendor: string },
): Promise<KeysRange | null> {
  try {
    const { buildings } = await api.get('Objects.GetKeysForecast', { vendor, subvendor });
    const [building] = buildings;
    return building?.state === 'forecast' ? { from: building.from, to: building.to } : null;
  } catch {
    return null;
  }
}
