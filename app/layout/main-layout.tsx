import { Outlet } from 'react-router';
import { Frame } from './frame.tsx';

export default function MainLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
