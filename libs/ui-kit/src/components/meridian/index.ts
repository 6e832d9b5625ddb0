export { Meridian, type MeridianProps } from './Meridian.tsx';
