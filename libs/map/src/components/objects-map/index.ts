export { ObjectsMap, type ObjectsMapProps } from './ObjectsMap.tsx';
