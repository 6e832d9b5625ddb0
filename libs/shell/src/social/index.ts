export { SocialLinks, type SocialPage } from './SocialLinks.tsx';
