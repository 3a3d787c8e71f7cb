"""Puts the runnable jar and the licence, which lie elsewhere in a checkout, into what hatchling builds.

The jar is that of FLIGHTSTAND_JAR or the one that Maven has built. Without a jar the package is built all the same; who installs it
names a jar later. Where FLIGHTSTAND_LIBRARY names the C library, a wheel carries it too, and is for this platform alone.
"""

import os
import re
import sysconfig
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CheckoutHook(BuildHookInterface):
    """Adds the files to a wheel and to the sources, so that a wheel made of the sources has them too."""

    def initialize(self, version, build_data):
        rules = Path(self.root) / ".." / ".."
        jar = Path(os.environ.get("FLIGHTSTAND_JAR") or rules / "tools" / "target" / "flightstand.jar")
        package = "flightstand" if self.target_name == "wheel" else "src/flightstand"
        for name, file in {"flightstand.jar": jar, "LICENSE": rules / ".." / "LICENSE"}.items():
            if file.is_file():
                build_data["force_include"][str(file)] = f"{package}/{name}"
        library = os.environ.get("FLIGHTSTAND_LIBRARY")
        if library and self.target_name == "wheel":
            build_data["force_include"][library] = f"{package}/{Path(library).name}"
            build_data["pure_python"] = False
            build_data["tag"] = "py3-none-" + re.sub("[-.]", "_", sysconfig.get_platform())
