import { ApiRefusal } from '@m30/api/client';
import type { Travel } from '@m30/map';
import { browserApi } from '@m30/shell/browser';

/** Addresses and ways for the map's travel calculator, from this site's API. */
export const siteTravel: Travel = {
  async suggest(text, signal) {
    return (await browserApi.post('Map.Suggest', { text }, { signal })).suggestions;
  },
  async route([latitude, longitude], address, signal) {
    try {
      const from: [number, number] = [latitude, longitude];
      return await browserApi.post('Map.GetRoute', { from, address }, { signal });
    } catch (error) {
      if (error instanceof ApiRefusal && error.message) return { refusal: error.message };
      throw error;
    }
  },
};
