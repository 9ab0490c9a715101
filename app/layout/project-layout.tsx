import { Outlet } from 'react-router';
import { Frame } from './frame.tsx';
import { ProjectBar } from './project-bar.tsx';

/** §2 Project layout: the page under a bar of its own, without menus. */
export default function ProjectLayout() {
  return (
    <Frame bar={<ProjectBar />}>
      <Outlet />
    </Frame>
  );
}
