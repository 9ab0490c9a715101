import { Outlet } from 'react-router';
import { Frame } from './frame.tsx';

export default function ProjectLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
