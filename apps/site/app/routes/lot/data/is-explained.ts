import type { Api, InputOf } from '@m30/api/client';

/** Whether the price of a flat can be explained; a failure is as good as silence there. */
export async function isExplained(
  api: Api,
  address: InputOf<'Objects.GetPriceParts'>,
): Promise<boolean> {
  try {
    const { state } = await api.get('Objects.GetPriceParts', address);
    return state === 'explained';
  } catch {
    return false;
  }
}
